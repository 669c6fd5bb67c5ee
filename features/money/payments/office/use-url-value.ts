import { useCallback, useState } from 'react'

/** A filter that stands in the address, so that a view can be sent to a colleague; '' removes it. */
export function useUrlValue(name: string): readonly [string, (value: string) => void] {
  const [value, setValue] = useState(() => new URLSearchParams(location.search).get(name) ?? '')
  const change = useCallback(
    (next: string) => {
      const search = new URLSearchParams(location.search)
      if (next) search.set(name, next)
      else search.delete(name)
      history.replaceState(history.state, '', `${location.pathname}${search.size ? `?${search}` : ''}`)
      setValue(next)
    },
    [name],
  )
  return [value, change]
}
