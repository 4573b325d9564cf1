/** The viewer's only script: copies headlines, and leaves videos still for whoever asks for less motion. */
export const viewerScript = `
document.addEventListener("click", function (event) {
  var button = event.target.closest("button[data-copy]");
  if (!button) return;
  var text = document.getElementById(button.dataset.copy);
  var done = function () { button.textContent = "Copied"; setTimeout(function () { button.textContent = "Copy headline"; }, 1600); };
  var select = function () { var range = document.createRange(); range.selectNodeContents(text); var s = getSelection(); s.removeAllRanges(); s.addRange(range); if (document.execCommand("copy")) done(); };
  if (navigator.clipboard) navigator.clipboard.writeText(text.textContent).then(done, select); else select();
});
if (matchMedia("(prefers-reduced-motion: reduce)").matches) document.querySelectorAll("video").forEach(function (video) { video.autoplay = false; video.pause(); video.controls = true; });
`;
