import { Trans, useTranslation } from "react-i18next";

export function Notices({ count, code }: { count: number; code: number }) {
  const { t } = useTranslation();
  return (
    <section title={t("notices.title")}>
      It's t("not.a.key") {t("notices.emty")} {t(`error.${code}`)}
      <Trans i18nKey="notices.count" count={count} />
    </section>
  );
}
