/** Maximum time that the code waits for a picture. */
const PATIENCE_MS = 700

/**
 * The home page's picture is in the document itself (index.html), a hall's posters are inserted by the server
 * (apps/server/hall-document.ts). They are painted before the page's code keeps the main thread busy.
 */
export async function firstPicture(): Promise<void> {
  const all = document.querySelectorAll<HTMLImageElement>('.first img')
  const pictures = [...all].filter((picture) => picture.checkVisibility())
  if (pictures.length === 0) return
  await Promise.race([
    painted(pictures), // the page renders without them
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ])
}

/** The page's styles and fonts: loaded later, so that they do not compete with the pictures. */
export function fetchLooks(): void {
  const { sheet, fonts } = document.querySelector<HTMLScriptElement>('script[data-sheet]')?.dataset ?? {}
  if (sheet) preload({ as: 'style', href: sheet })
  for (const href of fonts?.split(' ') ?? []) preload({ as: 'font', type: 'font/woff2', href })
}

function preload(facts: Partial<HTMLLinkElement>): void {
  addLink({ rel: 'preload', crossOrigin: '', ...facts })
}

function addLink(facts: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), facts))
}

async function painted(pictures: readonly HTMLImageElement[]): Promise<void> {
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
