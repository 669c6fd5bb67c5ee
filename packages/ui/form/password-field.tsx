import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '../action/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers what they are asked for; a payment password is another one than the log-in's, which they keep out of. */
  readonly purpose: 'current' | 'new' | 'payment'
}

const completes = { current: 'current-password', new: 'new-password', payment: 'off' } as const
/** What the managers in use read where nothing of theirs belongs. */
const keepOut = { 'data-1p-ignore': true, 'data-lpignore': 'true', 'data-bwignore': true } as const

/** A password that may be pasted, seen on request and filled by a password manager. */
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
