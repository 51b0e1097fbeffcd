import { Field } from '#ui/field/field.tsx'

interface TitleFieldProps {
  readonly value: string
  readonly onChange: (title: string) => void
}

/** The title of what is sold: a view, never a promise. */
export const TitleField = ({ value, onChange }: TitleFieldProps) => (
  <Field
    label="标题"
    placeholder="标题，说看法，不说盈利"
    maxLength={40}
    value={value}
    onChange={onChange}
  />
)
