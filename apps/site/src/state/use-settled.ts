import { useEffect, useState } from 'react'

/** Whether the page has been idle for this time: unrequested dialogs wait until then. */
export function useSettled(afterMs: number): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return isSettled
}
