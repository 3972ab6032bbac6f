/**
 * Well-known neighbourhoods that share a town's name, or that no table has, with the city meant by the name
 * alone. A state beside it wins ("Harlem, GA").
 */
export const NEIGHBOURHOODS = `
AB Calgary: beltline calgary
AB Edmonton: old strathcona, strathcona, westmount edmonton, whyte ave, whyte avenue
AZ Phoenix: ahwatukee, arcadia phoenix, maryvale, paradise valley phoenix, sunnyslope
BC Vancouver: commercial drive, east van, east vancouver, false creek, marpole, shaughnessy, strathcona vancouver, west end vancouver
CA Los Angeles: baldwin hills, crenshaw, eagle rock, east la, east los angeles, highland park la, hollywood ca, koreatown, larchmont, leimert park, mar vista, mid wilshire, palms los angeles, silver lake, silverlake, south central la, south central los angeles, venice beach, watts, westchester los angeles
CA Oakland: fruitvale, lake merritt, rockridge, temescal
CA Sacramento: land park, natomas, oak park sacramento
CA San Diego: barrio logan, city heights, hillcrest san diego, kearny mesa, mira mesa, mission valley, north park, ocean beach san diego, pacific beach, point loma, rancho bernardo, scripps ranch
CA San Francisco: bayview hunters point, bernal heights, cole valley, haight ashbury, hunters point, inner richmond, nob hill, north beach san francisco, outer richmond, outer sunset, pacific heights, potrero hill, russian hill, sunset district, the castro, the haight, the mission, visitacion valley, western addition
CA San Jose: almaden, almaden valley, evergreen san jose, willow glen
CO Denver: cap hill, cherry creek, five points denver, lodo, montbello, wash park, washington park denver
DC Washington: adams morgan, columbia heights dc, foggy bottom, petworth
FL Jacksonville: arlington jacksonville, mandarin, riverside jacksonville, san marco
FL Miami: allapattah, brickell, coconut grove, flagami, liberty city, little haiti, little havana, overtown, wynwood
FL Miami Beach: south beach
FL Orlando: baldwin park, college park orlando, lake nona
FL Bradenton: lakewood ranch
FL Tampa: hyde park tampa, seminole heights, ybor, ybor city
GA Atlanta: buckhead, cabbagetown, candler park, druid hills, inman park, kirkwood atlanta, little five points, old fourth ward, virginia highland, west end atlanta
HI Honolulu: chinatown honolulu, kaimuki, kalihi, makiki, manoa, waikiki
IL Chicago: hyde park chicago, albany park, andersonville, auburn gresham, austin chicago, avondale chicago, back of the yards, beverly chicago, boystown, bridgeport chicago, bronzeville, bucktown, chatham chicago, edgewater chicago, englewood chicago, gold coast chicago, humboldt park, irving park, jefferson park, kenwood chicago, lakeview chicago, little village, logan square, pilsen, portage park, ravenswood, rogers park, roscoe village, south loop, streeterville, ukrainian village, uptown chicago, west loop, wicker park, wrigleyville
IN Indianapolis: broad ripple, fountain square, haughville, irvington indianapolis
KY Louisville: butchertown, germantown louisville, old louisville
LA New Orleans: algiers, bywater, french quarter, garden district, gentilly, lakeview new orleans, lower ninth ward, marigny, mid city new orleans, new orleans east, the quarter, treme, uptown new orleans, vieux carre
MA Boston: hyde park boston, allston, back bay, beacon hill, bay village, fenway, mattapan, mission hill, north end boston, roslindale, roxbury, south boston, south end boston, southie, west end boston
MD Baltimore: hampden baltimore, canton baltimore, charles village, federal hill, fells point, locust point, mount vernon baltimore, park heights, roland park, sandtown
MI Detroit: brightmoor, corktown, greektown detroit, indian village, mexicantown, palmer woods, rosedale park, southwest detroit
MN Minneapolis: dinkytown, linden hills, longfellow, north loop, northeast minneapolis, phillips minneapolis, powderhorn, uptown minneapolis
MN Saint Paul: como park, frogtown, highland park saint paul, macalester groveland, summit hill
MO Kansas City: brookside kansas city, westport kansas city, country club plaza, waldo
MO Saint Louis: central west end, lafayette square, soulard, the hill, tower grove
NC Charlotte: elizabeth charlotte, myers park, noda, plaza midwood, south end charlotte
NV Las Vegas: spring valley las vegas, summerlin, the strip
NY Bronx: bronxdale, fordham, highbridge bronx, hunts point, kingsbridge, morris park, morrisania, mott haven, parkchester, pelham bay, soundview, south bronx, throgs neck, wakefield bronx, woodlawn bronx
NY Brooklyn: bath beach, bay ridge, bed stuy, bedford stuyvesant, bensonhurst, boerum hill, borough park, boro park, brighton beach, brooklyn heights, brownsville brooklyn, bushwick, canarsie, carroll gardens, clinton hill, cobble hill, coney island, crown heights, cypress hills brooklyn, downtown brooklyn, dumbo, dyker heights, east flatbush, east new york, flatbush, flatlands, fort greene, gowanus, gravesend, greenpoint, kensington brooklyn, marine park, midwood, mill basin, park slope, prospect heights, prospect park, red hook brooklyn, sheepshead bay, sunset park, williamsburg brooklyn
NY New York: battery park, chelsea nyc, east harlem, east village, gramercy, greenwich village, harlem, hells kitchen, inwood, kips bay, little italy nyc, lower east side, lower manhattan, midtown manhattan, morningside heights, murray hill, nolita, soho, spanish harlem, the village nyc, times square, tribeca, turtle bay, upper east side, upper west side, wall street, washington heights, west village
NY Staten Island: great kills, new dorp, port richmond, saint george staten island, stapleton staten island, tottenville
OH Cincinnati: hyde park cincinnati, mount lookout, oakley cincinnati, otr, over the rhine, walnut hills, westwood cincinnati
OH Cleveland: collinwood, detroit shoreway, glenville, hough, ohio city, shaker square, slavic village, tremont cleveland, university circle
OH Columbus: german village, linden columbus, short north, victorian village
ON Hamilton: hess village, westdale
ON Ottawa: byward market, centretown, glebe, hintonburg, rockcliffe park, sandy hill, the glebe, vanier, westboro
ON Toronto: yorkville toronto, cabbagetown toronto, corso italia, danforth, east york, forest hill toronto, high park, kensington market, king west, leaside, leslieville, liberty village, little italy toronto, parkdale, parkdale toronto, riverdale toronto, rosedale toronto, the annex, the beaches, the danforth, the junction, yonge and eglinton
OR Portland: alberta arts, hawthorne portland, kenton portland, laurelhurst, pearl district, saint johns portland, sellwood, sellwood moreland
PA Philadelphia: brewerytown, center city, chestnut hill philadelphia, fishtown, germantown philadelphia, graduate hospital, kensington philadelphia, manayunk, mount airy philadelphia, north philadelphia, north philly, northeast philadelphia, northern liberties, olney philadelphia, passyunk, port richmond philadelphia, rittenhouse, rittenhouse square, roxborough, south philadelphia, south philly, southwest philadelphia, strawberry mansion, university city philadelphia, west philadelphia, west philly
PA Pittsburgh: bloomfield pittsburgh, brookline pittsburgh, east liberty, hazelwood pittsburgh, lawrenceville pittsburgh, north side pittsburgh, shadyside, south side pittsburgh, squirrel hill, strip district, the hill district, troy hill
QC Montréal: cdn, centre sud, cote saint luc, gay village, golden square mile, le village, mile end, montreal nord, montreal north, ndg, park extension, parc extension, petite italie, pointe saint charles, saint henri, village gai
QC Québec: limoilou, saint roch, saint sauveur quebec, sainte foy, saint jean baptiste quebec
TN Memphis: binghampton, cooper young, orange mound, whitehaven
TN Nashville: antioch nashville, east nashville, green hills, the gulch
TX Austin: barton hills, dove springs, east austin, hyde park austin, south congress, soco, tarrytown austin
TX Dallas: bishop arts, deep ellum, highland park dallas, lake highlands, lakewood dallas, oak cliff, oak lawn dallas, pleasant grove dallas, preston hollow, vickery meadow
TX El Paso: segundo barrio
TX Fort Worth: arlington heights fort worth, fort worth stockyards
TX Houston: acres homes, alief, bellaire houston, clear lake houston, eado, fifth ward, galleria houston, greenspoint, gulfton, memorial houston, montrose houston, river oaks, sharpstown, sunnyside houston, the heights houston, third ward
TX San Antonio: monte vista san antonio, southtown, stone oak
UT Salt Lake City: rose park, sugar house, sugarhouse, the avenues
VA Richmond: carytown, church hill, fan district, jackson ward, scotts addition, shockoe bottom, the fan
WA Seattle: ballard, wallingford seattle, beacon hill seattle, belltown, capitol hill seattle, central district seattle, columbia city seattle, fremont seattle, georgetown seattle, green lake seattle, greenwood seattle, lake city seattle, magnolia seattle, northgate, pike place, pioneer square, queen anne, rainier beach, rainier valley, university district, west seattle
WI Milwaukee: bay view, harambee, riverwest, third ward milwaukee, walkers point
`
