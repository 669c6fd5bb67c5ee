import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'

/**
 * When the focused element is removed (a form is replaced by its order), focuses the content: otherwise focus would return to the top of
 * the menu.
 */
export function useKeptPlace(popup: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>) {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const mend = ({ key }: KeyboardEvent) => {
      const layers = document.querySelectorAll('[role=dialog]:not([data-closed])')
      const isNowhere = document.activeElement === document.body
      // a dialog that is removed together with its trigger leaves the focus on the body
      if (key === 'Tab' && isNowhere && [...layers].at(-1) === popup.current)
        content.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', mend, true)
    return () => document.removeEventListener('keydown', mend, true)
  }, [popup, content])
  return ({ target }: FocusEvent) => {
    if (target === popup.current && last.current !== null) content.current?.focus({ preventScroll: true })
    else if (content.current?.contains(target)) last.current = target
  }
}
