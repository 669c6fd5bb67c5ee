import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '../action/icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers what they are asked for. */
  readonly purpose: 'current' | 'new'
}

/** A password that may be pasted, seen on request and filled by a password manager. */
export function PasswordField({ purpose, ...rest }: PasswordFieldProps) {
  const { t } = useTexts()
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={purpose === 'new' ? 'new-password' : 'current-password'}
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
