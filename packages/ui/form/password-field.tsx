import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '../action/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers which password is meant; a payment password differs from the login's and must not be filled. */
  readonly purpose: 'current' | 'new' | 'payment'
}

const completes = { current: 'current-password', new: 'new-password', payment: 'off' } as const
/** Attributes with which common password managers ignore a field. */
const keepOut = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true } as const

/** A password input that allows pasting, revealing and password managers. */
export function PasswordField({ purpose, ...rest }: PasswordFieldProps) {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={completes[purpose]}
      {...(purpose === 'payment' ? keepOut : {})}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
          size="sm"
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
