import { byReps, byTime, ofGroup } from './catalogue-exercise.js';

/** Landing, jumping and bounding. Ids 570–599; the next is the highest plus one. */
export const LEG_JUMPS = ofGroup('Legs', [
  byReps(570, 'Snap-Down', 'Bodyweight', 3, 5, 'Rise onto the toes with the arms up and drop fast into a landing position.', 'Freeze for two seconds with the knees over the toes.'),
  byReps(571, 'Drop Landing', 'Other', 3, 5, 'Step off a low box and land on both feet without a sound.', 'Raise the box only when ten landings in a row are quiet.'),
  byReps(572, 'Countermovement Jump', 'Bodyweight', 3, 5, 'Dip quickly, swing the arms and jump as high as you can.', 'Reset between the jumps: quality counts and not breathlessness.'),
  byReps(573, 'Squat Jump', 'Bodyweight', 3, 5, 'Hold a half squat for two seconds and jump from there without dipping again.', 'Land in the same position you began in.'),
  byReps(574, 'Box Jump', 'Other', 4, 4, 'Jump onto a box and stand up on it.', 'Step down one foot at a time, and never choose a box that folds you in two.'),
  byReps(575, 'Depth Jump', 'Other', 3, 4, 'Step off a box of thirty centimetres and bounce up the moment you touch the ground.', 'Only for athletes who land well and have rested legs.'),
  byReps(576, 'Broad Jump', 'Bodyweight', 3, 3, 'Swing the arms and jump forward as far as possible from both feet.', 'The jump counts when you stick the landing.'),
  byReps(577, 'Single-Leg Hop and Stick', 'Bodyweight', 3, 4, 'Hop forward on one leg and hold the landing for three seconds.', 'Knee, hip and foot stay in one line seen from the front.'),
  byReps(578, 'Triple Hop', 'Bodyweight', 3, 3, 'Make three hops in a row on the same leg for distance.', 'Compare left and right, and stop where the knee falls inwards.'),
  byReps(579, 'Lateral Bound', 'Bodyweight', 3, 5, 'Push off one leg to the side and land on the other.', 'Hold each landing until it is quiet before you go back.'),
  byReps(580, 'Skater Jump', 'Bodyweight', 3, 8, 'Bound from side to side without a break, the free leg crossing behind.', 'Stay low, with the chest over the landing knee.'),
  byTime(581, 'Pogo Jumps', 'Bodyweight', 3, 15, 'Bounce on the balls of the feet with nearly straight knees.', 'The contact is short and springy, as on a hot floor.'),
  byReps(582, 'Single-Leg Pogo', 'Bodyweight', 3, 12, 'Bounce on one foot with a stiff ankle and small height.', 'Change sides as soon as the heel begins to drop.'),
  byReps(583, 'Tuck Jump', 'Bodyweight', 3, 5, 'Jump and bring the knees up in front of the chest.', 'Land on two feet at the same moment with the knees apart.'),
  byReps(584, 'Split Squat Jump', 'Bodyweight', 3, 4, 'From a lunge, jump and land in the other lunge.', 'The front foot lands flat and the trunk stays tall.'),
  byReps(585, 'Hurdle Hop', 'Other', 4, 5, 'Hop over a row of low hurdles with both feet.', 'Spend as little time as possible on the ground between them.'),
  byReps(586, 'Approach Jump', 'Bodyweight', 4, 4, 'Take the approach of your sport and jump for the highest reach.', 'Brake with the last step and turn speed into height.'),
  byReps(587, 'Dumbbell Jump Squat', 'Dumbbells', 4, 4, 'Hold light dumbbells at the sides and jump from a quarter squat.', 'With more than a fifth of your body weight it becomes slow and misses its purpose.'),
  byReps(588, 'Trap Bar Jump', 'Barbell', 4, 3, 'Stand in a lightly loaded trap bar and jump with straight arms.', 'Set the bar down between the jumps.'),
  byReps(589, 'Alternate-Leg Bounding', 'Bodyweight', 3, 10, 'Run in long leaps from one foot to the other.', 'Land under the hips and drive the free knee up.'),
  byReps(590, 'Lateral Cone Hop', 'Other', 3, 10, 'Hop sideways over a low cone with both feet together.', 'Look ahead and keep the rhythm even.'),
]);
