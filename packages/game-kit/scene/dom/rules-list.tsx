export type RulesListProps = { readonly title: string; readonly rules: readonly string[] }

/** The rules of a game in sentences, the first part of its information. */
export function RulesList({ title, rules }: RulesListProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
