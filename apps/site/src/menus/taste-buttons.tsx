import { Globe, Moon, Sun } from 'lucide-react'
import { languageNames } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { changeTheme, useTheme } from '#ui/theme/theme.ts'
import { openLayer } from '../state/shell-store.ts'
import { useBrand } from '../state/use-brand.ts'

/** Language and theme. The language is hidden when only one is configured (SHL-14). */
export function TasteButtons({ isNarrow = false }: { readonly isNarrow?: boolean }) {
  const { t, lang } = useTexts()
  const { languages } = useBrand()
  const theme = useTheme()
  const next = theme === 'dark' ? 'light' : 'dark'
  const label = t('shell.languageNow', { name: languageNames[lang] })
  const open = () => openLayer('language')
  return (
    <>
      {languages.length > 1 &&
        (isNarrow ? (
          <IconButton icon={Globe} label={label} onClick={open} />
        ) : (
          <Button look="quiet" icon={Globe} onClick={open} aria-label={label}>
            {languageNames[lang]}
          </Button>
        ))}
      <IconButton
        icon={next === 'light' ? Sun : Moon}
        label={t(next === 'light' ? 'shell.themeLight' : 'shell.themeDark')}
        onClick={() => changeTheme(next)}
      />
    </>
  )
}
