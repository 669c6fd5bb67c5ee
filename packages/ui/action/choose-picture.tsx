import { useRef, type ReactNode } from 'react'

/**
 * Lets the user choose a picture, PNG or JPG, with any button: `open` shows the file dialog, `input` is a hidden element beside the
 * button.
 */
export function useChoosePicture(onChosen: (file: File) => void): {
  readonly open: () => void
  readonly input: ReactNode
} {
  const field = useRef<HTMLInputElement>(null)
  const input = (
    <input
      ref={field}
      type="file"
      hidden
      accept="image/png,image/jpeg"
      onChange={({ target }) => {
        const chosen = target.files?.[0]
        if (chosen) onChosen(chosen)
        target.value = '' // the same one may be chosen again
      }}
    />
  )
  return { open: () => field.current?.click(), input }
}
