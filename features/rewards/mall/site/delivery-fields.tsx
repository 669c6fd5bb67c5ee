import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTexts } from '#texts/use-texts.ts'
import { TextArea, TextField } from '#ui/form/text-field.tsx'

export const noDelivery = { recipient: '', phone: '', address: '' }
type Delivery = typeof noDelivery

/** The delivery of a form's values, trimmed as the server reads it. */
export const deliveryOf = ({ recipient, phone, address }: Delivery): Delivery => ({
  recipient: recipient.trim(),
  phone: phone.trim(),
  address: address.trim(),
})

const PHONE = /^\+?[\d .-]{8,20}$/

type Wired = UseFormRegisterReturn & { readonly error?: string | undefined }

type FieldsProps = {
  /** `form.field` of the form. */
  readonly field: (
    name: keyof Delivery,
    rules: { readonly validate: (value: string) => true | string },
  ) => Wired
}

/** Recipient, phone number and address of goods. */
export function DeliveryFields({ field }: FieldsProps) {
  const { t } = useTexts()
  const check = (isRight: (text: string) => boolean, words: string) => ({
    validate: (value: string) => isRight(value.trim()) || words,
  })
  return (
    <>
      <TextField
        label={t('mall.recipient')}
        autoComplete="name"
        maxLength={80}
        {...field(
          'recipient',
          check((text) => text.length >= 2, t('mall.recipientWrong')),
        )}
      />
      <TextField
        label={t('mall.phone')}
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        {...field(
          'phone',
          check((text) => PHONE.test(text), t('mall.phoneWrong')),
        )}
      />
      <TextArea
        label={t('mall.address')}
        hint={t('mall.addressHint')}
        autoComplete="street-address"
        rows={2}
        maxLength={300}
        {...field(
          'address',
          check((text) => text.length >= 10, t('mall.addressWrong')),
        )}
      />
    </>
  )
}
