/**
 * Copies a text to the clipboard. The clipboard API exists in secure contexts only; on plain http from another device the older way by
 * a selection works. False if neither does.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const focused = document.activeElement
  const box = document.createElement('textarea')
  box.value = text
  box.readOnly = true
  box.className = 'sr-only'
  // inside an open dialog: elsewhere its focus trap would remove the selection
  const place = focused?.closest('[role=dialog]') ?? document.body
  place.append(box)
  box.select()
  const isCopied = document.execCommand('copy')
  box.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isCopied
}
