import type { LucideIcon } from 'lucide-react'

export type IconKeyProps = {
  icon: LucideIcon
  label: string
  pressed?: boolean
  disabled?: boolean
  onPress: () => void
}

/** A round button on the stage, 44 pixels wide. */
export function IconKey({ icon: Icon, label, pressed, disabled, onPress }: IconKeyProps) {
  return (
    <button
      type="button"
      className="key"
      aria-label={label}
      title={label}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
