import type { ReleaseLanguage } from '../../../shared/press-releases/news-kinds.ts'

/** "Coopérative funéraire" → "la Coopérative funéraire" within a sentence. */
export function withFrenchArticle(company: string): string {
  if (
    /^(?:chambre|communauté|coopérative|corporation|fédération|fondation|maison|municipalité|résidence|société|ville)\b/i.test(
      company,
    )
  )
    return `la ${company}`
  return /^(?:salon|centre|complexe|conseil|groupe|crématorium|journal|ministère|regroupement)\b/i.test(
    company,
  )
    ? `le ${company}`
    : company.replace(
        /^(?=(?:académie|alliance|association|entreprise|institut|office|ordre|union)\b)/i,
        'l’',
      )
}

/** Contracts articles, elides before a name ("d’Ottawa", "d’Émile") and begins with a capital. */
const tidyFrench = (text: string) =>
  text
    .replace(/\bde le (?=\p{Lu})/gu, 'du ')
    .replace(/(?<!\p{L})à le (?=\p{Lu})/gu, 'au ')
    .replace(/(?<!\p{L})de (?=[AEIOUÀÂÉÈÊËÎÏÔÛÜ]\p{Ll})/gu, 'd’')
    .replace(/^l(?:[ae] |’)(?=\p{Lu})/u, (article) => article.charAt(0).toUpperCase() + article.slice(1))

/** Of French alone: "de Oro" is a name in Spanish. */
export const tidyArticles = (text: string, language: ReleaseLanguage) =>
  language === 'fr' ? tidyFrench(text) : text
