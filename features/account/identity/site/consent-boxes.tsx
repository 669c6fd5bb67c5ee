import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/action/link.tsx'
import { Checkbox, type CheckboxProps } from '#ui/form/checkbox.tsx'

/** What a new member confirms, each by a box of its own (decision 44). */
export type Consent = { ageConfirmed: boolean; termsAgreed: boolean }

type Box = Pick<CheckboxProps, 'name' | 'onChange' | 'onBlur' | 'ref' | 'error'>

export type ConsentBoxesProps = {
  /** The age that the terms name, in years. */
  readonly age: number
  /** The form's registration of each box, with its error. */
  readonly confirmed: Box
  readonly agreed: Box
}

/** Age and terms; the documents open in a tab of their own, so that the form keeps what was typed. */
export function ConsentBoxes({ age, confirmed, agreed }: ConsentBoxesProps) {
  const { t } = useTexts()
  const links = {
    [TERMS]: <Document topic="terms">{t('entry.consentTermsLink')}</Document>,
    [PRIVACY]: <Document topic="privacy">{t('entry.consentPrivacyLink')}</Document>,
  }
  return (
    <div>
      <Checkbox label={t('entry.consentAge', { age })} {...confirmed} />
      <Checkbox
        label={filled(t('entry.consentTerms', { terms: TERMS, privacy: PRIVACY }), links)}
        {...agreed}
      />
    </div>
  )
}

/** Marks of the links in the sentence; its languages order them differently. */
const TERMS = '{terms}'
const PRIVACY = '{privacy}'

function filled(sentence: string, links: Readonly<Record<string, ReactNode>>): ReactNode {
  return sentence.split(/(\{\w+\})/).map((part, at) => <span key={at}>{links[part] ?? part}</span>)
}

function Document({ topic, children }: { readonly topic: string; readonly children: ReactNode }) {
  return (
    <Link href={`/help?topic=${topic}`} target="_blank">
      {children}
    </Link>
  )
}
