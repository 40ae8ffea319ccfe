// Before anything is drawn: the light that was chosen. A file of its own, because no script may stand in the page.
const theme = localStorage.getItem("fabletop-theme");
if (theme) document.documentElement.dataset.theme = theme;
