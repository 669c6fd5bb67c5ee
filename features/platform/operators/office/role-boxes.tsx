import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { roleNames, type RoleName } from '../rules/permission.ts'

export type RoleBoxesProps = {
  readonly value: readonly RoleName[]
  readonly onChange: (roles: readonly RoleName[]) => void
}

/** An operator's roles, each with a description. */
export function RoleBoxes({ value, onChange }: RoleBoxesProps) {
  const { t } = useTexts()
  const toggle = (role: RoleName) =>
    onChange(value.includes(role) ? value.filter((own) => own !== role) : [...value, role])
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{t('operators.roles')}</legend>
      {roleNames.map((role) => (
        <Checkbox
          key={role}
          checked={value.includes(role)}
          onChange={() => toggle(role)}
          label={
            <>
              {t(`operators.role.${role}`)}{' '}
              <span className="text-13 text-faint">{t(`operators.roleSays.${role}`)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  )
}
