/** `README.md` of the built demo, with hosting instructions. */
export const README = `# The Waymark demo

The portal with a simulated server, as static files. The server runs in a service worker of the visitor's browser, which
also stores the visitor's changes.

- Host this folder on any static host, at the root of a site or below a path. It needs no redirects or headers.
- It requires https (except on localhost) and a browser with service workers. Some private windows have none.
- Visitors start at the folder itself, then every address below it works. If the host answers missing files with
  \`404.html\`, other addresses and forced reloads work too.
- \`.nojekyll\` makes GitHub Pages serve names that start with an underscore. Other hosts must do so as well.
- Cache \`sw.js\` and \`index.html\` briefly or not at all, so that visitors get new versions soon.
- The tab at the top edge opens a panel with personas to sign in as, the clock, faults and sent messages.

The map contains OpenStreetMap data (ODbL 1.0). Its license texts are in \`mock/map\`.
`;
