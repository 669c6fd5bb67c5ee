/** Longer than that the code does not wait for a picture. */
const PATIENCE_MS = 700

/**
 * The home page's picture stands in the document itself (index.html). It is painted before the page's code keeps the browser
 * busy; code that is on its way goes on coming meanwhile.
 */
export async function firstPicture(): Promise<void> {
  if (document.documentElement.dataset['first'] !== 'home') return
  const picture = document.querySelector<HTMLImageElement>('.first img')
  if (!picture) return
  await Promise.race([painted(picture), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

async function painted(picture: HTMLImageElement): Promise<void> {
  await picture.decode().catch(() => undefined) // without it the page is drawn all the same
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}
