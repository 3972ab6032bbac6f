import { useText } from '../text.tsx'

/** Printed with room for answers. */
export function QuestionsToAsk() {
  const t = useText()
  const questions = [
    t('What does everything cost together, in writing? What could be added later?'),
    t('When can you come, and where is the person cared for until the cremation?'),
    t('Who carries out the cremation, and where? How do you make sure that it is the right person?'),
    t('Can we see the person, or be there when the cremation begins?'),
    t('Have you arranged solidified remains before? Until when do we have to decide?'),
    t('How long does it take until everything is back with us, and how does it travel?'),
    t('Which papers do you need from us, and how many copies of the certificate should we order?'),
    t('Whom do we call at night, and who is with us from beginning to end?'),
  ]
  return (
    <section className="questions" aria-labelledby="questions">
      <h2 id="questions">{t('Questions to ask')}</h2>
      <ol>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </section>
  )
}
