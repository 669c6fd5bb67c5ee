/** How long a browser may take to begin with a download before its address goes. */
const KEPT_MS = 60_000

/** A file into the phone's photos or files by its own sheet where there is one, else as a download. */
export async function keepFile(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  const sheet = { files: [file] }
  if ('canShare' in navigator && navigator.canShare(sheet)) {
    try {
      return await navigator.share(sheet)
    } catch (error) {
      // whoever closes the phone's own sheet has changed their mind
      if (error instanceof DOMException && error.name === 'AbortError') return
      throw error
    }
  }
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
