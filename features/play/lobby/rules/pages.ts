/** Games that have a page of their own on the site instead of a frame: those that members play together. Path by game. */
export const pagePaths: Readonly<Record<string, string>> = {
  'paper-kite': '/crash',
  holdem: '/pvp',
  'tien-len': '/pvp',
  lieng: '/pvp',
  'sam-loc': '/pvp',
}
