/** What reviewers of sample houses say. {relative}, {Relative}, {person}, {house} and {city} are filled in. */

export const OPENINGS: readonly string[] = [
  'We lost {relative} in the spring.',
  '{Relative} died on a Sunday night, and {person} came within the hour.',
  'I had never arranged a funeral before {relative} died.',
  'We called {house} because a neighbor told us to.',
  '{house} took care of {relative} last winter.',
  'When {relative} died I was three states away.',
  '{Relative} had planned everything here years ago, without telling us.',
  'This is the second time our family has gone to {house}.',
  'I called four places in {city} before I called this one.',
  'Hospice gave us the number and said to ask for {person}.',
  'My brothers and I could not agree about anything after {relative} died.',
  '{Relative} did not want any fuss, and they understood that.',
  'I am writing this a year later, because I could not before.',
  'They looked after {relative} as if they had known each other.',
  'I called at two in the morning and a person answered.',
  'We wanted something small for {relative}.',
]

export const DETAILS: readonly string[] = [
  '{person} was patient with every question, including the ones I asked twice.',
  'They never hurried us.',
  'One price, written down, and it did not change.',
  'The staff were kind without making a show of it.',
  '{person} explained each form in plain words and told me which ones could wait.',
  'Nobody tried to sell us anything we did not need.',
  'They remembered the names of all six grandchildren.',
  'Communication was clear from the first call to the last.',
  'Everyone we dealt with was professional and respectful.',
  'They let my mother sit with him as long as she liked, which was most of an afternoon.',
  'The house is calm and clean, and there was coffee.',
  'My sister joined the service from overseas, and it worked.',
  'They called the county for me when I could not face another telephone menu.',
  'Someone had put out crayons for the children, which I will not forget.',
  '{person} drove out to us so that my father would not have to leave the house.',
  'The service was simple, exactly as we had asked.',
  'They handled the veterans’ honors and all the papers for them.',
  'They were gentle with my mother, who is hard of hearing and was frightened.',
  'I was treated with compassion even though we chose the least expensive option.',
  'Everything arrived when they said it would.',
  'They helped us write the notice, and it sounded like him.',
  'When my aunt disagreed with all of us, {person} made tea and waited.',
]

export const STONES: readonly string[] = [
  'We chose the stones, and each of us keeps a few.',
  'The stones came back in about two months, pale and smooth, and heavier than I expected.',
  'One of the stones is at the lake where we learned to fish.',
  'My brothers and I divided the stones at the kitchen table and, for once, did not argue.',
  'I keep one in my coat pocket.',
  'They showed us sample stones and then left the room so that we could talk.',
  'I was not sure about the stones until I held one.',
  'There were fifty-some stones, and I gave one to every person who spoke.',
  'I had kept the ashes in a closet for eleven years. Now there is a bowl of stones by the window.',
  'They were honest that the stones would take some weeks, and told us whenever there was news.',
  'My daughter painted a box for the stones. That seemed right.',
  'We did not choose the stones in the end, and nobody minded.',
]

export const ENDINGS: readonly string[] = [
  'I am grateful.',
  'I would call them again.',
  'They telephoned a month later, just to ask how we were.',
  'It was a hard week, and they made it less hard.',
  'Thank you, {person}.',
  'If you are reading this at night, call them.',
  'I did not know that it could be done this quietly.',
  'We felt looked after.',
  '{Relative} would have liked them.',
  'That is all I wanted to say.',
  'I hope you do not need them for a long time, but they are good at this.',
]

/** Whole reviews of four or five stars. */
export const PLAIN_REVIEWS: readonly string[] = [
  'They never hurried us. {person} sat with {relative}’s oldest friend for an hour and told him exactly what would happen, and when.',
  'Kind, clear and on time. I have nothing to add except that {person} still remembered our names in the grocery store three months later.',
  'What I remember is how quiet it was. Nobody spoke in that hushed voice. {person} at {house} simply talked to us as people.',
  'They did what they said they would do, for the price they said, on the day they said. With {relative} gone, that was what I needed from {house}.',
  'My family is scattered from {city} to Manila and back. {person} kept all of us informed with one message a day, and it was always correct.',
  'I went to ask about prices and expected to be sold something. I was given a sheet of paper, a cup of tea and as much time as I wanted. We went back to {house} in June for {relative}.',
  '{house} has taken care of four people in my family. I notice that the carpet has changed and that they have not.',
  'Very caring people. {person} noticed that my father was cold and brought him a sweater from the back without a word. It is a small thing, but I think about it.',
  'A good, honest house. They told us that we did not need half of what we had come to order for {relative}.',
  'I had ashes at home from another funeral home and did not know what to do with them. {house} arranged the stones for us anyway, and {person} brought them to the door.',
  'We are a loud family and {house} let us be loud. {Relative} would have been pleased.',
  'It took longer to choose a photograph of {relative} than to arrange everything else. {person} made it that simple.',
  'They were helpful with all the things you do not think of: the bank, the pension, the dog. {house} gave us a list, and every line of it was useful.',
  'We drove an hour to {city} because a nurse recommended {house}. I would drive it again. {person} met us at the door and had already made the first two calls for us.',
  'Reliable, gentle people. At the end {person} handed me the box with both hands and said nothing, which was right.',
  'My husband and I came in to plan for ourselves. It was a pleasant hour, oddly enough. Everything is in a folder now and our children know where it is. No pressure from {house} at any point.',
]

/** What follows an opening in a review of two or three stars: fair, and about ordinary failings. */
export const CRITICAL_REVIEWS: readonly string[] = [
  'The people were kind, but the certificates took two weeks longer than we had been told, and I had to call three times.',
  'The care itself was good. The parking lot was full when we arrived, and my mother had to walk a long way.',
  'Everything was respectful, but our last name was misspelled in the program and there was no time to print it again.',
  'The first person we spoke to was patient and clear. The second had not been told what we had agreed, and we had to begin again.',
  'I had hoped for more frequent news while we waited for the stones. They did arrive, and they are beautiful, but the silence was hard.',
  'The chapel was too warm, and the microphone failed during my sister’s reading. They apologized and took something off the bill.',
  'Fair prices and decent people. They were plainly short-handed that week, and we felt it.',
  'We waited forty minutes for an appointment that we had made. After that it went as it should.',
  'The livestream stopped halfway through, and my uncle missed most of it. They sent a recording the next day.',
  'It was fine. I had expected a little more help with the notice, which we ended up writing ourselves.',
]
