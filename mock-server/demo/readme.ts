/** `README.md` of the built demo, with hosting instructions. */
export const README = `# The Waymark demo

The portal with a simulated server, as static files. The server runs in the visitor's browser, in a service worker; what a
visitor does is kept there and nowhere else.

- Put this folder on any static host, at the root of a site or below a path. It needs no rules for redirects or headers.
- It needs https (localhost does without) and a browser with service workers; private windows of some have none.
- Visitors arrive at the folder itself; from then on every address below it works. Where the host answers with \`404.html\`
  for what it does not have, other addresses find the folder, and a page can be reloaded by force.
- \`.nojekyll\` tells GitHub Pages to leave names that begin with an underscore alone; other hosts must do so as well.
- Let \`sw.js\` and \`index.html\` be cached shortly or not at all, so that a new version reaches visitors soon.
- The button at the bottom left opens a panel: people to sign in as, the clock, failures, messages that were sent.

The map is made of OpenStreetMap data (ODbL 1.0); licence texts lie beside it in \`mock/map\`.
`;
