/**
 * The viewer's only script: copies headlines, plays the videos in view and lets each be paused. Whoever asks for less motion gets
 * resting videos with controls.
 */
export const viewerScript = `
(() => {
  const said = document.getElementById("said");
  const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

  const select = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const selection = getSelection();
    selection.removeAllRanges();
    selection.addRange(range);
  };
  const tell = (button, words) => {
    clearTimeout(button.timer);
    button.textContent = words;
    said.textContent = words;
    button.timer = setTimeout(() => { button.textContent = "Copy headline"; said.textContent = ""; }, 2400);
  };
  const copyBySelection = (button, text) => {
    select(text);
    let copied = false;
    try { copied = document.execCommand("copy"); } catch { copied = false; }
    tell(button, copied ? "Copied" : isApple ? "Selected: press ⌘C" : "Selected: press Ctrl+C");
  };
  const copy = async (button) => {
    const text = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(text.textContent);
      tell(button, "Copied");
    } catch {
      copyBySelection(button, text);
    }
  };

  const toggle = (video) => {
    if (video.paused) { delete video.dataset.held; play(video); }
    else { video.dataset.held = "yes"; video.pause(); }
  };
  const play = (video) => video.play().catch(() => { video.controls = true; });

  document.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button === null) return;
    if ("copy" in button.dataset) copy(button);
    if ("toggle" in button.dataset) toggle(button.parentElement.querySelector("video"));
  });

  const videos = document.querySelectorAll("video");
  const show = (video) => {
    const button = video.parentElement.querySelector("[data-toggle]");
    button.setAttribute("aria-label", video.paused ? "Play video" : "Pause video");
    button.classList.toggle("paused", video.paused);
  };
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) target.pause();
      else if (!target.dataset.held) play(target);
    }
  }, { threshold: 0.2 });

  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const settle = () => {
    for (const video of videos) {
      video.controls = calm.matches;
      if (calm.matches) { video.autoplay = false; inView.unobserve(video); video.pause(); }
      else inView.observe(video);
      show(video);
    }
  };
  for (const video of videos) for (const name of ["play", "pause"]) video.addEventListener(name, () => show(video));
  calm.addEventListener("change", settle);
  settle();
})();
`;
