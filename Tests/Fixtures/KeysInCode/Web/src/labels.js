export const label = (t) => t("notices.unsure");
export const columns = [{ titleKey: "notices.column" }];
