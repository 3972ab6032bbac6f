export const NODE_OPTIONS_OF_PRODUCT: readonly string[]
export const ENVIRONMENT_OF_PRODUCT: Readonly<Record<string, string>>
