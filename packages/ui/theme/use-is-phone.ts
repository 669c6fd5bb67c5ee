import { useEffect, useState } from 'react'

const PHONE = '(max-width: 760px)'

/** Whether the window is as narrow as a phone, now and as it changes. */
export function useIsPhone(): boolean {
  const [isPhone, setIsPhone] = useState(() => matchMedia(PHONE).matches)
  useEffect(() => {
    const query = matchMedia(PHONE)
    const change = () => setIsPhone(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  return isPhone
}
