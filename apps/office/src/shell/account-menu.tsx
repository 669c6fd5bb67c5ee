import { Languages, LogOut, MoonStar, ShieldCheck, Sun } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { operators } from '#features/platform/operators/contract.ts'
import { changeLang, languageNames, languages } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Avatar } from '#ui/art/avatar.tsx'
import { Menu } from '#ui/layer/menu.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { go } from '../place.ts'
import { useMe } from '../state/use-me.ts'

/** Account security, language, theme, log out. */
export function AccountMenu() {
  const { t, lang } = useTexts()
  const { me } = useMe()
  const logout = useApiMutation(useApi(operators).logout)
  const [isLight, flip] = useTheme()
  const leave = () => logout.mutate({}, { onSettled: () => go('/login') })
  const other = languages.find((name) => name !== lang) ?? 'en'
  const name = me?.name ?? ''
  return (
    <Menu
      trigger={
        <button type="button" className="hit rounded-full">
          <Avatar name={name} size="sm" />
          <span className="sr-only">{t('office.account', { name })}</span>
        </button>
      }
      head={
        <span className="grid">
          <b className="font-medium">{name}</b>
          <span className="num text-12 text-faint">{me?.account}</span>
        </span>
      }
      groups={[
        [
          {
            key: 'security',
            label: t('office.security'),
            icon: ShieldCheck,
            onSelect: () => go('/security'),
          },
          {
            key: 'language',
            label: languageNames[other],
            icon: Languages,
            onSelect: () => void changeLang(other),
          },
          { key: 'theme', label: t('office.theme'), icon: isLight ? MoonStar : Sun, onSelect: flip },
        ],
        [{ key: 'logout', label: t('office.logout'), icon: LogOut, onSelect: leave }],
      ]}
    />
  )
}

/** The page's theme, stored in this browser; theme.js sets it before the first paint. */
function useTheme(): readonly [isLight: boolean, flip: () => void] {
  const [isLight, setLight] = useState(() => document.documentElement.dataset['theme'] === 'light')
  const flip = () => {
    const theme = isLight ? 'dark' : 'light'
    document.documentElement.dataset['theme'] = theme
    localStorage.setItem('theme', theme)
    setLight(!isLight)
  }
  return [isLight, flip]
}
