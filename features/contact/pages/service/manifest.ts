import type { Download } from '#contract/route.ts'
import type { Language } from '#server/call.ts'

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export type Named = {
  readonly name: string
  readonly language: Language
  /** Shortcuts of a long press on the icon. */
  readonly shortcuts: { readonly hot: string; readonly fav: string }
}

/** The web app manifest (SHL-19): installs the site on the home screen as a standalone app that opens the home page. */
export function manifestOf({ name, language, shortcuts }: Named): Download {
  const manifest = {
    id: '/index',
    name,
    short_name: name,
    lang: language,
    dir: 'ltr',
    start_url: '/index',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    // the background of the dark theme, packages/ui/theme/tokens.css
    background_color: '#0b0d16',
    theme_color: '#0b0d16',
    categories: ['games', 'entertainment'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: shortcuts.hot, url: '/hot', icons: [icon('icon-192.png', 192, 'any')] },
      { name: shortcuts.fav, url: '/fav', icons: [icon('icon-192.png', 192, 'any')] },
    ],
  }
  const bytes = new TextEncoder().encode(JSON.stringify(manifest))
  return { name: 'manifest.webmanifest', type: 'application/manifest+json', bytes }
}
