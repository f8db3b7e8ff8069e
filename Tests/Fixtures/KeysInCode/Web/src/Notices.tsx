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

export function Count({ count, times }: { count: number; times: number[] }) {
  const { t: label } = useTranslation(undefined, { keyPrefix: "notices" });
  const last = times.map((t) => t("no.key"));
  return <p title={label(count === 0 ? "empty" : "none")}>{last}</p>;
}
