import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { merchantsOffice } from '../../contract.ts'
import { TermField } from './term-field.tsx'
import { sectionsOf } from './pack-sections.tsx'
import { termText, type TermValue } from './term-value.ts'

type Jurisdictions = Reply<(typeof merchantsOffice)['jurisdictions']>
export type Pack = Jurisdictions['packs'][number]
export type Term = Jurisdictions['terms'][number]

export type PackDialogProps = {
  readonly pack: Pack
  readonly terms: readonly Term[]
  readonly onClose: () => void
}

/** The terms of one pack by section; before they are saved, every change is shown with its old value. */
export function PackDialog({ pack, terms, onClose }: PackDialogProps) {
  const { t } = useTexts()
  const api = useApi(merchantsOffice)
  const told = useApiMutation(api.changePack, { invalidates: [api.jurisdictions] })
  const [written, setWritten] = useState<Readonly<Record<string, TermValue>>>({})
  const [isReviewing, setReviewing] = useState(false)
  const before = (term: Term): TermValue => pack.terms[term.name] ?? term.starts
  const changed = terms.filter(({ name, ...term }) => {
    const next = written[name]
    return next !== undefined && next !== before({ name, ...term })
  })
  const save = () =>
    told.mutate(
      { params: { pack: pack.code }, body: { terms: { ...pack.terms, ...written } } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('merchants.saved') })
          onClose()
        },
      },
    )
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={isReviewing ? t('merchants.packDiff') : t('merchants.packEdit', { name: pack.name })}
      text={pack.code}
      foot={
        <div className="grid grid-cols-2 gap-2.5">
          <Button onClick={isReviewing ? () => setReviewing(false) : onClose}>
            {t(isReviewing ? 'merchants.packBack' : 'ui.cancel')}
          </Button>
          <Button
            look="primary"
            busy={told.isPending}
            disabled={changed.length === 0}
            onClick={isReviewing ? save : () => setReviewing(true)}
          >
            {isReviewing ? t('merchants.packSave') : t('merchants.packReview', { count: changed.length })}
          </Button>
        </div>
      }
    >
      {told.error && <Failure error={told.error} />}
      {isReviewing ? (
        <Diff
          changes={changed.map((term) => ({
            name: term.name,
            old: before(term),
            next: written[term.name] ?? before(term),
          }))}
        />
      ) : (
        <div className="grid gap-6">
          {sectionsOf(terms).map(({ section, terms: own }) => (
            <section key={section} className="grid gap-4" aria-labelledby={`pack-${section}`}>
              <h3 id={`pack-${section}`} className="text-14 font-bold">
                {t(`merchants.terms.${section}`)}
              </h3>
              {own.map((term) => (
                <TermField
                  key={term.name}
                  name={term.name}
                  says={term.says}
                  value={written[term.name] ?? before(term)}
                  onChange={(value) => setWritten({ ...written, [term.name]: value })}
                />
              ))}
            </section>
          ))}
        </div>
      )}
    </Drawer>
  )
}

type Change = { readonly name: string; readonly old: TermValue; readonly next: TermValue }

/** Old → new of every changed term, and who must approve. */
function Diff({ changes }: { readonly changes: readonly Change[] }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {changes.map(({ name, old, next }) => (
          <li key={name} className="grid gap-0.5 rounded-control border border-hair px-3 py-2">
            <span className="text-13 text-muted">{t(`merchants.term.${name}`)}</span>
            <span className="num flex flex-wrap items-baseline gap-2">
              <del className="text-muted">{termText(texts, name, old)}</del>
              <span aria-hidden>→</span>
              <ins className="font-medium no-underline">{termText(texts, name, next)}</ins>
            </span>
          </li>
        ))}
      </ul>
      <Notice tone="warning">{t('merchants.packTwo')}</Notice>
    </div>
  )
}
