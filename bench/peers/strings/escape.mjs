const NAMES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes for HTML's texts and attributes. */
export const e = (text) => (/[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => NAMES[sign]) : text)
