import { useEffect, useEffectEvent } from 'react'

/** Listens for keys pressed without modifiers anywhere on the page; with Ctrl, Alt or Meta they are the browser's. */
export function usePlainKeys(hear: (key: string) => void): void {
  const onKey = useEffectEvent(({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
    if (!ctrlKey && !metaKey && !altKey) hear(key)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}
