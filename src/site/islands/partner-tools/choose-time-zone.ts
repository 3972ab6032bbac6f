/** Makes the device's zone the select's default, or the first with its present offset; else leaves it as it is. */
export function chooseTimeZone(select: HTMLSelectElement): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const now = new Date()
  const clock = (zone: string) => now.toLocaleString('en-US', { timeZone: zone })
  const options = [...select.options]
  const option =
    options.find(({ value }) => value === timeZone) ??
    options.find(({ value }) => clock(value) === clock(timeZone))
  for (const each of options) each.defaultSelected = option ? each === option : each.defaultSelected
  if (option && select.value !== option.value) select.value = option.value
}
