type Props = {
  name: string
  label: string
  value: string
  options: (readonly [value: string, label: string])[]
}

/** For the press-release form. */
export function ToolSelect({ name, label, value, options }: Props) {
  const id = `press-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select className="input select" id={id} name={name} defaultValue={value}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
