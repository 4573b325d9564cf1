/** What a script adds to a page that is complete without one: buttons that copy code, and one choice of language for all tabs. */
export const docsScript = `
for (const button of document.querySelectorAll(".copy")) {
  if (!navigator.clipboard) break;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const block = button.parentElement.closest(".panel, .code");
    await navigator.clipboard.writeText(block.querySelector("pre").textContent);
    button.textContent = "Copied";
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });
}
document.addEventListener("change", ({ target }) => {
  const chosen = target.dataset?.tab;
  if (chosen === undefined) return;
  const top = target.getBoundingClientRect().top;
  for (const input of document.querySelectorAll("input[data-tab]")) {
    if (input.dataset.tab === chosen) input.checked = true;
  }
  scrollBy(0, target.getBoundingClientRect().top - top);
});
`;
