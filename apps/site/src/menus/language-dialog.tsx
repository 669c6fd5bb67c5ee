import clsx from 'clsx'
import { Check } from 'lucide-react'
import { changeLang, languages, type Lang } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Dialog } from '#ui/layer/dialog.tsx'
import { languageList } from './languages.ts'
import { useBrand } from '../state/use-brand.ts'

/** About thirty languages by their own names; the configured ones can be chosen (SHL-14). */
export function LanguageDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { t, lang } = useTexts()
  const brand = useBrand()
  const choose = async (next: Lang) => {
    await changeLang(next)
    onClose()
  }
  const offered = (code: string) =>
    languages.find((known) => known === code && brand.languages.includes(code.toUpperCase()))
  const called = new Intl.DisplayNames(lang, { type: 'language' })
  const sorted = languageList.toSorted((a, b) => Number(!!offered(b.code)) - Number(!!offered(a.code)))
  return (
    <Dialog open={open} onClose={onClose} title={t('shell.language')} text={t('shell.languageText')}>
      <ul className="grid grid-cols-2 gap-1 md:grid-cols-3">
        {sorted.map(({ code, name }) => {
          const own = offered(code)
          return (
            <li key={code}>
              <button
                type="button"
                lang={code}
                disabled={!own}
                aria-pressed={own === lang}
                onClick={() => own && void choose(own)}
                className={clsx(
                  'flex h-13 w-full items-center justify-between gap-2 rounded-control px-3 text-left font-medium transition-colors duration-120',
                  own === lang
                    ? 'bg-action-soft text-action-text'
                    : own
                      ? 'hover:bg-raised'
                      : 'text-faint opacity-70',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate leading-tight">
                    {name}
                  </span>
                  {/* shown on devices without a font for that script */}
                  <span aria-hidden className="block truncate text-12 leading-tight font-normal text-muted">
                    {called.of(code)}
                  </span>
                </span>
                {own === lang && <Check size={16} aria-hidden />}
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
