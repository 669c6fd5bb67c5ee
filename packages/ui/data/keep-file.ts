/** How long the download URL is kept for the browser to start. */
const KEPT_MS = 60_000

/** Saves a file as a browser download. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/**
 * Saves a file through the phone's share sheet if there is one, otherwise as a download. A desktop's share sheet sends files to people,
 * which is not intended here.
 */
export async function keepFile(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  const sheet = { files: [file] }
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (isPhone && 'canShare' in navigator && navigator.canShare(sheet)) {
    try {
      return await navigator.share(sheet)
    } catch (error) {
      // a cancelled share sheet is respected; if it may not open, the file is downloaded instead
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  saveFile(file, name)
}
