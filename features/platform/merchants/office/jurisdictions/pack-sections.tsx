import { useTexts } from '#texts/use-texts.ts'
import type { Pack, Term } from './pack-dialog.tsx'
import { termSections, type TermSection } from './term-groups.ts'
import { termText } from './term-value.ts'

function isSection(name: string): name is TermSection {
  return Object.hasOwn(termSections, name)
}

/** The terms by section, in the order of the page; sections without a term are left out. */
export function sectionsOf(
  terms: readonly Term[],
): readonly { readonly section: TermSection; readonly terms: readonly Term[] }[] {
  return Object.keys(termSections)
    .filter(isSection)
    .map((section) => ({
      section,
      terms: termSections[section].flatMap((name) => terms.filter((term) => term.name === name)),
    }))
    .filter((each) => each.terms.length > 0)
}

/** What a pack says, section by section; values that differ from the default are marked. */
export function PackSections({ pack, terms }: { readonly pack: Pack; readonly terms: readonly Term[] }) {
  const texts = useTexts()
  const { t } = texts
  return sectionsOf(terms).map(({ section, terms: own }) => (
    <section key={section} className="grid gap-1.5">
      <h3 className="text-13 font-medium text-muted">{t(`merchants.terms.${section}`)}</h3>
      <dl className="grid gap-1">
        {own.map(({ name, says, starts }) => {
          const value = pack.terms[name] ?? starts
          return (
            <div key={name} className="flex items-baseline justify-between gap-4 text-13" title={says}>
              <dt>{t(`merchants.term.${name}`)}</dt>
              <dd className={value === starts ? 'num text-muted' : 'num font-medium'}>
                {termText(texts, name, value)}
                {value !== starts && <span className="sr-only"> ({t('merchants.differs')})</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  ))
}
