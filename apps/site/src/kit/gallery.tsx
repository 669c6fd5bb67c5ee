import { changeLang, languageNames, languages } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Logo } from '#ui/art/logo.tsx'
import { changeTheme, useTheme } from '#ui/theme/theme.ts'
import { Actions } from './actions.tsx'
import { Colours } from './colours.tsx'
import { Forms } from './forms.tsx'
import { Layers } from './layers.tsx'
import { Records } from './records.tsx'
import { States } from './states.tsx'

const chapters = ['colours', 'actions', 'forms', 'layers', 'records', 'states'] as const

/** Every component in every state, in both themes and languages. Development only. */
export function Gallery() {
  const theme = useTheme()
  const { lang } = useTexts()
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <>
      <header className="sticky top-0 z-20 flex flex-wrap items-center gap-4 border-b border-hair bg-ground/90 px-4 py-2.5 backdrop-blur-lg md:px-8">
        <Logo name="Kit" />
        <nav
          aria-label="Chapters"
          className="flex flex-1 gap-4 overflow-x-auto text-muted [scrollbar-width:none]"
        >
          {chapters.map((chapter) => (
            <a key={chapter} href={`#${chapter}`} className="grid h-11 place-items-center hover:text-text">
              {chapter}
            </a>
          ))}
        </nav>
        {languages.map((own) => (
          <Button
            key={own}
            size="sm"
            look={own === lang ? 'quiet' : 'ghost'}
            onClick={() => void changeLang(own)}
          >
            {languageNames[own]}
          </Button>
        ))}
        <Button size="sm" onClick={() => changeTheme(other)}>
          {other}
        </Button>
      </header>
      <main className="mx-auto max-w-320 px-4 pb-16 md:px-8">
        <h1 className="sr-only">Gallery of the kit</h1>
        <Colours />
        <Actions />
        <Forms />
        <Layers />
        <Records />
        <States />
      </main>
    </>
  )
}
