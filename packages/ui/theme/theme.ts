import { useSyncExternalStore } from 'react'

export type Theme = 'dark' | 'light'

const listeners = new Set<() => void>()
const bars: Record<Theme, string> = { dark: '#0b0d16', light: '#f8f7f4' }

export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark'
}

/** Changes the theme immediately and stores it; until then the system setting applies (SHL-13). */
export function changeTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  localStorage.setItem('theme', theme)
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', bars[theme])
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    currentTheme,
    () => 'dark',
  )
}
