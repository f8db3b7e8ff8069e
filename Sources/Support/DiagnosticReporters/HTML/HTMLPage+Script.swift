extension HTMLPage {
  /// The script of the page, which filters diagnostics and keeps the filters in the URL fragment.
  ///
  /// The page has no other script. Its content security policy allows only this script, by its hash
  /// ``scriptHash``, so code that a catalog string might inject does not run.
  static let script: StaticString = #"""

    "use strict";
    (() => {
      const form = document.getElementById("filters");
      if (!form) return;
      const names = ["severity", "rule", "language", "catalog"];
      const selects = names.map((name) => document.getElementById("by-" + name));
      const groups = [...document.querySelectorAll(".file")].map((file) => ({
        file, count: file.querySelector(".count"), rows: [...file.querySelectorAll(".diagnostic")],
      }));
      const language = document.getElementById("by-language");
      const sum = (counts) => counts.reduce((left, right) => left + right, 0);
      const counted = (count) => count + (count === 1 ? " diagnostic" : " diagnostics");
      const apply = () => {
        let shown = 0, all = 0;
        for (const { file, count, rows } of groups) {
          let found = 0;
          for (const row of rows) {
            // A group has a line for each of its languages and counts.
            const values = (select) => (row.dataset[select.name] ?? "").split("\n");
            const counts = (row.dataset.count ?? "1").split("\n").map(Number);
            const fits = selects.every(
              (select) => select.value === "" || values(select).includes(select.value));
            const parts = values(language).map(
              (value, index) => (language.value === "" || value === language.value) \#
    ? counts[index] : 0);
            row.hidden = !fits;
            if (fits) found += sum(parts);
            all += sum(counts);
            for (const part of row.querySelectorAll("[data-part]"))
              part.hidden = language.value !== "" && part.dataset.part !== language.value;
          }
          file.hidden = found === 0;
          count.textContent = counted(found);
          shown += found;
        }
        const text = all === 1 ? "The only diagnostic is " + (shown === 1 ? "shown." : "not shown.")
          : shown === all ? "All " + counted(all) + " are shown."
          : shown + " of " + counted(all) + (shown === 1 ? " is shown." : " are shown.");
        document.getElementById("shown").textContent = text;
      };
      const write = () => {
        const state = new URLSearchParams();
        for (const select of selects) if (select.value !== "") state.set(select.name, select.value);
        const text = state.toString();
        history.replaceState(null, "", text === "" ? location.pathname + location.search \#
    : "#" + text);
        apply();
      };
      const read = () => {
        const text = location.hash.slice(1);
        // A fragment without '=' links to a section and is not a filter state.
        if (text !== "" && !text.includes("=")) return;
        const state = new URLSearchParams(text);
        for (const select of selects) {
          select.value = state.get(select.name) ?? "";
          if (select.selectedIndex < 0) select.value = "";
        }
        apply();
      };
      form.addEventListener("change", write);
      form.addEventListener("submit", (event) => event.preventDefault());
      // The fields are reset after the event.
      form.addEventListener("reset", () => setTimeout(write));
      addEventListener("hashchange", read);
      for (const code of document.querySelectorAll("[data-go]")) {
        const link = document.createElement("a");
        link.href = "#" + new URLSearchParams({ rule: code.dataset.go });
        link.addEventListener("click", (event) => {
          event.preventDefault();
          for (const select of selects) select.value = select.name === "rule" \#
    ? code.dataset.go : "";
          write();
          document.getElementById("diagnostics").focus();
        });
        code.replaceWith(link);
        link.append(code);
      }
      form.hidden = false;
      read();
      apply();
    })();

    """#

  /// The identifier of the script in a content security policy: the hash of its bytes, in base64.
  static let scriptHash: StaticString = "sha256-UDZ+6hWHuFaJE5U2MZKTj/UpDfU2thjQ/7oRPquuMiI="
}
