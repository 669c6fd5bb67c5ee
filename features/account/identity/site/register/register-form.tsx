import { useEffect, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { usePhoneProof } from '#features/account/otp/site/outside/use-phone-proof.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useForm } from '#ui/api/use-form.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { identity } from '../../contract.ts'
import { HumanCheckRow } from '../human/human-check-row.tsx'
import { useFlags } from '../use-flags.ts'
import { NameField, PasswordFields, PhoneFields } from './account-fields.tsx'
import { ConsentBoxes } from '../consent-boxes.tsx'
import { invitation } from './invitation.ts'
import { PersonFields } from './person-fields.tsx'
import { StarredHint } from './starred.tsx'
import {
  blankValues,
  useRegister,
  type OptionalField,
  type RegisterValues,
  type Way,
} from './use-register.ts'
import { useRules } from './use-rules.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'identity.accountTaken': 'username',
  'identity.mobileTaken': 'mobileNum',
  'identity.emailTaken': 'email',
  'identity.paymentPasswordWeak': 'paymentPassword',
  'identity.paymentPasswordIsLogin': 'paymentPassword',
  'identity.passwordWeak': 'password',
  'identity.passwordsDiffer': 'confirmPassword',
  'identity.tooYoung': 'birthday',
  'identity.invitationCode': 'affiliateCode',
  'identity.inviteOnly': 'affiliateCode',
  'identity.bonusCode': 'bonusCode',
  'codes.invalid-phone-number': 'mobileNum',
  'codes.missing-phone-number': 'mobileNum',
  'codes.code-expired': 'verificationCode',
  'codes.invalid-verification-code': 'verificationCode',
  'codes.missing-verification-code': 'verificationCode',
} as const

/** The registration methods that the platform has enabled: by user name, by mobile number; the server lists the fields (AUT-10, VAL-05). */
export function RegisterForm() {
  const { t } = useTexts()
  const isOn = useFlags()
  const [wish, setWish] = useState<Way>('username')
  const hasBoth = isOn('USERNAMEREG3') && isOn('MOBILENUMREG3')
  if (!isOn('USERNAMEREG3') && !isOn('MOBILENUMREG3'))
    return <p className="text-muted">{t('auth.registerClosed')}</p>
  if (!hasBoth) return <WayForm way={isOn('MOBILENUMREG3') ? 'mobile' : 'username'} />
  const tabs = [
    { value: 'username', label: t('entry.byName') },
    { value: 'mobile', label: t('entry.byMobile') },
  ] as const
  return (
    <Tabs<Way>
      label={t('entry.waysRegister')}
      tabs={tabs}
      value={wish}
      onChange={setWish}
      look="segment"
      wide
    >
      {(way) => <WayForm key={way} way={way} />}
    </Tabs>
  )
}

function WayForm({ way }: { readonly way: Way }) {
  const { t } = useTexts()
  const isOn = useFlags()
  const rules = useRules()
  const { hidden, invited } = useInvited()
  const outside = usePhoneProof()
  const { check, submit, isWaiting, error } = useRegister(way, invited, outside)
  const { affiliateCode, recommenderId } = invitation()
  const form = useForm<RegisterValues>({
    defaultValues: { ...blankValues, affiliateCode, recommenderId },
    mode: 'onTouched',
  })
  const send = form.handleSubmit(submit)
  const { setFocus, resetField } = form
  useEffect(() => {
    if (rules.isThere) setFocus(way === 'username' ? 'username' : 'mobileNum')
  }, [rules.isThere, setFocus, way])
  const { termsTicked } = rules
  useEffect(() => {
    resetField('ageConfirmed', { defaultValue: termsTicked })
    resetField('termsAgreed', { defaultValue: termsTicked })
    // once per brand and jurisdiction: the box of a user who is filling in the form stays
  }, [resetField, termsTicked])
  if (!rules.isThere) return <SkeletonCard />
  const withCode = isOn('REGMOBVERF3')
  const mobileRule = rules.rules['mobileNum']
  const asksMobile = way === 'mobile' || withCode || (mobileRule?.enabled ?? false)
  const isMobileNeeded = way === 'mobile' || withCode || (mobileRule?.required ?? false)
  const asksPassword = way === 'username' || isOn('MOBILENUMPASSREG3') || !withCode
  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-4">
      {error !== null && <FormFailure error={error} fields={FIELD_OF} />}
      <StarredHint />
      {way === 'username' && <NameField form={form} rules={rules} />}
      {way === 'mobile' && (
        <PhoneFields
          form={form}
          rules={rules}
          isNeeded={isMobileNeeded}
          withCode={withCode}
          outside={outside}
        />
      )}
      {asksPassword && <PasswordFields form={form} rules={rules} />}
      {way === 'username' && asksMobile && (
        <PhoneFields
          form={form}
          rules={rules}
          isNeeded={isMobileNeeded}
          withCode={withCode}
          outside={outside}
        />
      )}
      <PersonFields form={form} rules={rules} hidden={hidden} />
      <TextField
        label={t('entry.bonusCode')}
        optional
        autoComplete="off"
        maxLength={32}
        error={form.formState.errors.bonusCode?.message}
        {...form.register('bonusCode')}
      />
      <ConsentBoxes
        age={rules.termsAge}
        confirmed={form.field('ageConfirmed', { required: t('entry.needAge') })}
        agreed={form.field('termsAgreed', { required: t('entry.needTerms') })}
      />
      <HumanCheckRow state={check.state} onRetry={check.reset} />
      <Button type="submit" look="primary" wide size="lg" busy={isWaiting}>
        {t('auth.register')}
      </Button>
    </form>
  )
}

/**
 * The invitation in the page's address: a valid code hides its field and is submitted, an invalid one is not, so that the user can fill in
 * the field (AUT-10).
 */
function useInvited() {
  const { affiliateCode, referralCode } = invitation()
  const affiliate = useIsGood(affiliateCode)
  const referral = useIsGood(referralCode)
  const hidden: ReadonlySet<OptionalField> = new Set(affiliate ? ['affiliateCode'] : [])
  return { hidden, invited: { ...(affiliate && { affiliateCode }), ...(referral && { referralCode }) } }
}

function useIsGood(code: string): boolean {
  const query = { code, domain: location.hostname }
  const asked = useApiQuery(useApi(identity).affiliate, { query }, { enabled: code !== '', staleMs: 60_000 })
  return code !== '' && asked.data !== undefined
}
